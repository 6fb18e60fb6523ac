import { type ComponentType, useEffect } from 'react';
import type { FlowId, ScreenId } from '../../machines/screens.ts';
import { productTable } from '../engine/registry.ts';
import { loadCatalogue, useT } from '../i18n/index.ts';
import { LinkButton, Page } from '../ui/index.ts';

/** The screens of these products. Rejects when their declarations do not come. */
export const screensOf = async (products: readonly string[]): Promise<readonly ScreenId[]> => {
  const all = await productTable();
  const known = products.filter((id): id is FlowId => id in all);
  const declared = await Promise.all(known.map((id) => all[id].load()));
  return declared.flatMap(({ screens }) => Object.keys(screens) as ScreenId[]);
};

/** At the address of a product that is switched off: nothing is broken, and what was begun is not lost. */
function SwitchedOff() {
  const t = useT();
  const title = t('off.title');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <Page screen="error-503" title={title} lead={t('off.text')}>
      <LinkButton to="home" full>
        {t('nav.home')}
      </LinkButton>
      <LinkButton to="my-applications" tone="secondary" full>
        {t('off.begun')}
      </LinkButton>
    </Page>
  );
}

/** The component together with its words. */
export const load = async (): Promise<{ default: ComponentType }> => {
  await loadCatalogue('off');
  return { default: SwitchedOff };
};
