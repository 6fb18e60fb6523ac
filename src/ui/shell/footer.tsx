import { shell } from '@styled/recipes';
import { useT } from '../../i18n/index.ts';

interface Props {
  year: number;
  /** The operator, as it must be named. */
  companyLine: string;
  /** One more line: "учебные данные" of the sandbox. */
  note?: string | undefined;
}

export function Footer({ year, companyLine, note }: Props) {
  const t = useT();
  return (
    <footer className={shell().footer}>
      <span>
        {t('footer.madeInKz')}
        {'\u00a0·\u00a0'}
        {year}
      </span>
      {companyLine && <span>{companyLine}</span>}
      {note && <span>{note}</span>}
    </footer>
  );
}
