import { visuallyHidden } from '@styled/patterns';
import { button } from '@styled/recipes';
import { type Locale, otherLocale, translate, useLocale, useT } from '../../i18n/index.ts';
import { announce } from '../announce.store.ts';
import { Icon } from '../icons.tsx';
import { snackbar } from '../snackbar.store.ts';

interface Props {
  /** Switches the language (and remembers it); rejects when its texts can't be had. */
  onLocale(next: Locale): Promise<void>;
  /** Its look as an item of a list; without it that of a button of the header. */
  item?: string;
}

const NAMES: Record<Locale, string> = { ru: 'Русский', kk: 'Қазақша' };

/** Offers the other language in its own words. The focus stays here; nothing is remounted. */
export function LanguageToggle({ onLocale, item }: Props) {
  const t = useT();
  const next = otherLocale(useLocale());
  const press = () => {
    onLocale(next).then(
      () => announce(translate('lang.now')),
      () => snackbar.error(() => translate(navigator.onLine ? 'error.network' : 'error.offline')),
    );
  };
  return (
    <button
      type="button"
      className={item ?? button({ tone: 'quiet', shape: 'bar' })}
      onClick={press}
      data-locale={next}
    >
      {item !== undefined && <Icon name="language" />}
      <span className={visuallyHidden()}>{t('lang.toggle')}: </span>
      <span lang={next}>{NAMES[next]}</span>
    </button>
  );
}
