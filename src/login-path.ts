/** Apart from src/routes.ts, so that scripts of the browser do not bring the whole table. */
export const LOGIN_PATH = '/secure-portal-jk2024'
