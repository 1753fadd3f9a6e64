/** Every page of the site: its path, and what is true of it. What stands here alone is answered, calls and files apart. */
export interface Route {
  path: string
  /** Written at the build; the others are rendered by the server. */
  isPrerendered: boolean
  /** Has a form that also posts without scripts. */
  postsForm: boolean
}

const page = (path: string, more: Partial<Route> = {}): Route => ({ path, isPrerendered: true, postsForm: false, ...more })

export const routes: readonly Route[] = [
  page('/', { isPrerendered: false }),
  page('/about'),
  page('/products'),
  page('/shop', { isPrerendered: false, postsForm: true }),
  page('/feeding-guide'),
  page('/team'),
  page('/contact', { isPrerendered: false, postsForm: true }),
  page('/secure-portal-jk2024'),
  page('/admin/dashboard'),
  page('/admin-orders'),
  page('/admin-contacts'),
  page('/admin-products'),
  page('/admin-showcase'),
  page('/admin-analytics'),
  page('/admin-settings'),
]

export const routeAt = (path: string): Route | undefined => routes.find((route) => route.path === path)
