/** The one place through which a page is loaded anew. */
export const pageLoad = {
  assign: (url: string): void => window.location.assign(url),
  replace: (url: string): void => window.location.replace(url),
}
