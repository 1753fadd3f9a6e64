/** Separate from src/routes.ts, so that browser scripts do not load the whole route table. */
export const LOGIN_PATH = '/secure-portal-jk2024'
