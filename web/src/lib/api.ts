/** The plain HTTP side of the server. */

import type {
  Created,
  CreateTable,
  EditionCard,
  EditionInfo,
  EditionRules,
  HostChange,
  Joined,
  JoinTable,
  Language,
  Lobby,
  Problem,
  Replay,
  ReplayRequest,
  Snapshot,
  Summary,
  Verdict,
} from "./protocol";

/** The server said no, in words for people. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Partial<Problem>,
  ) {
    super(problem.reason ?? `HTTP ${status}`);
  }
}

interface Request {
  readonly language?: Language;
  readonly body?: unknown;
  readonly token?: string;
}

async function send(path: string, { language, body, token }: Request = {}): Promise<Response> {
  const url = new URL(`api/${path}`, document.baseURI);
  url.hash = "";
  if (language) url.searchParams.set("language", language);
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers.Authorization = `Bearer ${token}`;
  const response = await fetch(url, {
    method: body === undefined ? "GET" : "POST",
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new ApiError(response.status, await problemIn(response));
  return response;
}

async function problemIn(response: Response): Promise<Partial<Problem>> {
  try {
    return (await response.json()) as Partial<Problem>;
  } catch {
    return {};
  }
}

async function json<T>(path: string, request?: Request): Promise<T> {
  return (await (await send(path, request)).json()) as T;
}

export const api = {
  editions: (language: Language) => json<EditionCard[]>("editions", { language }),
  edition: (id: string, language: Language) => json<EditionInfo>(`editions/${id}`, { language }),
  rules: (id: string, language: Language) =>
    json<EditionRules>(`editions/${id}/rules`, { language }),
  create: (body: CreateTable, language: Language) => json<Created>("tables", { body, language }),
  look: (table: string, language: Language) =>
    json<Lobby | Snapshot>(`tables/${table}`, { language }),
  join: (table: string, body: JoinTable, language: Language) =>
    json<Joined>(`tables/${table}/join`, { body, language }),
  start: (table: string, token: string, language: Language) =>
    send(`tables/${table}/start`, { body: {}, token, language }),
  changeSeat: (table: string, seat: number, body: HostChange, token: string, language: Language) =>
    send(`tables/${table}/seats/${seat}`, { body, token, language }),
  summary: (table: string, language: Language) =>
    json<Summary>(`tables/${table}/summary`, { language }),
  record: async (table: string) => (await send(`tables/${table}/record`)).text(),
  replay: (body: ReplayRequest) => json<Replay>("replay", { body }),
  verify: (record: string, language: Language) =>
    json<Verdict>("verify", { body: { record, language } }),
};

const editions = new Map<string, Promise<EditionInfo>>();

/** An edition does not change while the page is open: it is asked for once in each language. */
export function editionInfo(id: string, language: Language): Promise<EditionInfo> {
  const key = `${id}/${language}`;
  let found = editions.get(key);
  if (!found) {
    found = api.edition(id, language);
    found.catch(() => editions.delete(key));
    editions.set(key, found);
  }
  return found;
}

/** What this browser adds to the dice. */
export function freshEntropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
