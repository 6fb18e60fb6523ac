/** Pages of a list, as the query of its address says them; and back. */
const LAST_PAGE = 100_000;

/** So many are seen at a glance: there is nothing to filter them for. */
export const FEW = 5;

/** The page that an address names; the first when it names none, or nonsense. */
export const pageOf = (query: Readonly<Record<string, string>>): number => {
  const { page = '' } = query;
  return /^\d{1,6}$/.test(page) ? Math.min(Math.max(1, Number(page)), LAST_PAGE) : 1;
};

/** The query of another page: the first one needs no word. */
export const toPage = (page: number): { page: string } => ({ page: page <= 1 ? '' : String(page) });
