import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { addressFor } from '../../machines/kit/address.ts';
import type { ScreenSpec } from '../../machines/kit/screen.ts';
import type { FlowId } from '../../machines/screens.ts';
import type { RuntimeConfig } from '../../schemas/config.schema.ts';
import { off } from '../blocks/off.store.ts';
import { productTable } from '../engine/registry.ts';
import { loadCatalogue, TextProvider, useLocale, useT } from '../i18n/index.ts';
import { Banner, LinkButton, Page } from '../ui/index.ts';
import { PlainLayout } from './layout.tsx';

/*
 * What the operator says at run time (`off` and `notice` of config.json). It comes only where something is said: the first page
 * of an ordinary day pays nothing for it.
 */

/** Heeds the settings before the first page stands. Rejects when what it needs does not come. */
export async function heed({ off: told, notice }: Pick<RuntimeConfig, 'off' | 'notice'>): Promise<void> {
  if (notice) show(notice);
  if (!told) return;
  Object.assign(off, told);
  const [addresses] = await Promise.all([addressesOf(told.products), loadCatalogue('off')]);
  // Safari before 16.4: the links stay, and what they lead to says that it is off.
  if (!('adoptedStyleSheets' in document)) return;
  const sheet = new CSSStyleSheet();
  for (const address of addresses) {
    const link = `a[href="${CSS.escape(address)}"]`;
    sheet.insertRule(`main ${link} { display: none !important }`);
    // What stands around it for its sake alone goes, too; a browser that does not know this hides the link.
    sheet.insertRule(`@supports selector(:has(a)) { [data-offer]:has(${link}) { display: none !important } }`);
  }
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Where something of these products begins: the addresses of their screens without an id. */
async function addressesOf(products: readonly string[]): Promise<ReadonlySet<string>> {
  const all = await productTable();
  const known = products.filter((id): id is FlowId => id in all);
  const declared = await Promise.all(known.map((id) => all[id].load()));
  const addresses = declared
    .flatMap(({ screens }): ScreenSpec[] => Object.values(screens))
    .map(({ path, kind = null }) =>
      path === null || /:id(?!\?)/.test(path) ? null : addressFor({ path, kind }, null),
    );
  return new Set(addresses.filter((one) => one !== null));
}

/** Above every page, whatever the program shows below. */
function show(notice: NonNullable<RuntimeConfig['notice']>): void {
  const place = document.createElement('aside');
  document.body.prepend(place);
  createRoot(place).render(
    <TextProvider>
      <Notice {...notice} />
    </TextProvider>,
  );
}

function Notice(notice: NonNullable<RuntimeConfig['notice']>) {
  return <Banner tone="warning">{notice[useLocale()]}</Banner>;
}

/** At the address of a product that is switched off: nothing is broken, and what was begun is not lost. */
export default function SwitchedOff() {
  const t = useT();
  const title = t('off.title');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <PlainLayout>
      <Page screen="error-503" title={title} lead={t('off.text')}>
        <LinkButton to="home" full>
          {t('nav.home')}
        </LinkButton>
        <LinkButton to="my-applications" tone="secondary" full>
          {t('off.begun')}
        </LinkButton>
      </Page>
    </PlainLayout>
  );
}
