import { visuallyHidden } from '@styled/patterns';
import { button, drawer } from '@styled/recipes';
import { type Locale, otherLocale, translate, useLocale, useT } from '../../i18n/index.ts';
import { announce } from '../announce.store.ts';
import { Icon } from '../icons.tsx';
import { snackbar } from '../snackbar.store.ts';

interface Props {
  /** Switches the language (and remembers it); rejects when its texts can't be had. */
  onLocale(next: Locale): Promise<void>;
  look?: 'header' | 'drawer';
}

const NAMES: Record<Locale, string> = { ru: 'Русский', kk: 'Қазақша' };

/** Offers the other language in its own words. The focus stays here; nothing is remounted. */
export function LanguageToggle({ onLocale, look = 'header' }: Props) {
  const t = useT();
  const next = otherLocale(useLocale());
  const press = () => {
    onLocale(next).then(
      () => announce(translate('lang.now')),
      () => snackbar.error(translate('error.network')),
    );
  };
  return (
    <button
      type="button"
      className={look === 'header' ? button({ tone: 'quiet', shape: 'bar' }) : drawer().item}
      onClick={press}
      data-locale={next}
    >
      {look === 'drawer' && <Icon name="language" />}
      <span className={visuallyHidden()}>{t('lang.toggle')}: </span>
      <span lang={next}>{NAMES[next]}</span>
    </button>
  );
}
