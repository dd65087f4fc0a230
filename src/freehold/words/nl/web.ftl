### The words of the pages in the browser.
