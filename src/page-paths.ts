/** The path of a page as its readers know it: the build renders /about as /about.html. */
export const pagePath = (pathname: string): string => pathname.replace(/(\/index)?\.html$/, '') || '/'
