/** Empties the page that the files of a worker share, before each file. */
if ('document' in globalThis) {
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
}
