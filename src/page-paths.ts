import { splitPath } from './languages'

/** The path of a page as its readers know it: the build renders /about as /about.html. */
export const pagePath = (pathname: string): string => pathname.replace(/(\/index)?\.html$/, '') || '/'

/** What a page's languages lead to, by its English path. That of an error, or of no signal, stands for another: home. */
export function pathInEach(pathname: string): string {
  const { path } = splitPath(pagePath(pathname))
  return /^\/(404|429|500|offline)$/.test(path) ? '/' : path
}
