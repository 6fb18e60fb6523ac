/** An announcement of the public site, by its link or its number. */
import type * as v from 'valibot';
import { field, fields, needed, refuse, type Reader } from '../fields.ts';
import type { Examples } from '../kit.ts';

const LINK = /^(?:https?:\/\/)?(?:www\.|m\.)?mycar\.kz\/(?:[a-z]{2}\/)?announcement\/(\d{1,12})\/?(?:[?#].*)?$/i;

/** The id of an announcement out of `https://mycar.kz/announcement/{id}` or the bare number. */
export const publicationId: Reader<string> = (typed) => {
  const s = typed.length > 512 ? '' : typed.trim();
  const id = /^\d{1,12}$/.test(s) ? s : LINK.exec(s)?.[1];
  return id === undefined ? refuse('form.publication') : { value: id };
};

export const publicationForm = fields({ productId: field(needed(publicationId, 'form.publication')) });

export type PublicationValues = v.InferOutput<typeof publicationForm>;

export interface PublicationRaw {
  productId: string;
}

export const initial: PublicationRaw = { productId: '' };

export const examples: Examples<PublicationRaw> = {
  valid: [
    { productId: '100101' },
    { productId: 'https://mycar.kz/announcement/100102' },
    { productId: ' mycar.kz/kk/announcement/100103/?utm_source=app ' },
  ],
  invalid: [
    { name: 'nothing', raw: initial, errors: { productId: 'form.publication' } },
    {
      name: 'another site',
      raw: { productId: 'https://example.kz/announcement/100101' },
      errors: { productId: 'form.publication' },
    },
    {
      name: 'a site that looks like it',
      raw: { productId: 'https://mycar.kz.example/announcement/1' },
      errors: { productId: 'form.publication' },
    },
    {
      name: 'a link inside a link',
      raw: { productId: 'https://example.kz/?to=https://mycar.kz/announcement/1' },
      errors: { productId: 'form.publication' },
    },
    {
      name: 'a search page',
      raw: { productId: 'https://mycar.kz/announcements?mark=toyota' },
      errors: { productId: 'form.publication' },
    },
  ],
};
