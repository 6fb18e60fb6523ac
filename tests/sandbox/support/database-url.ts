/** The database that a sandbox has seeded at START before the tests, of which others begin as a copy. */
export const SEEDED = 'seeded';

/** The address of another database on the same server. */
export const urlOf = (server: string, database: string): string => {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
};
