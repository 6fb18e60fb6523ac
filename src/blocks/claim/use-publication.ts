import type { Publication } from '../../../openapi/index.ts';
import type { FormDraft, ScreenProps } from '../props.ts';

/**
 * The announcement that a car was taken from. A reload keeps what was said and typed, not what was answered: the announcement is
 * read again for whoever has one. @returns `id` of it, '' where there is none; `pending` while it is on its way; null: there is
 * none, or it does not come
 */
export const usePublication = (
  found: Publication | undefined,
  said: { readonly productId: string | null } | undefined,
  typed: FormDraft,
  useRead: ScreenProps<'c2c-car'>['useRead'],
): { readonly id: string; readonly publication: Publication | null; readonly pending: boolean } => {
  const now = typed.load()?.['productId'];
  const id = typeof now === 'string' && now !== '' ? now : said?.productId;
  const { data, pending } = useRead('getPublication', found === undefined && id ? { path: { id } } : null);
  const publication = found ?? data ?? null;
  return { id: publication?.id ?? (pending ? (id ?? '') : ''), publication, pending };
};
