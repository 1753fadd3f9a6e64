import { splitPath } from './languages'

/** The public path of a page: the build renders /about as /about.html. */
export const pagePath = (pathname: string): string => pathname.replace(/(\/index)?\.html$/, '') || '/'

/** The English path that a page's language links use. For the error and offline pages it is the home page. */
export function pathInEach(pathname: string): string {
  const { path } = splitPath(pagePath(pathname))
  return /^\/(404|429|500|offline)$/.test(path) ? '/' : path
}
