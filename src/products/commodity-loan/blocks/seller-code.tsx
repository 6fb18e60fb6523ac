import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { QrCode } from '../../../blocks/qr-code.tsx';
import { useT } from '../../../i18n/index.ts';
import { unbroken } from '../../../i18n/format.ts';

/** What the seller reads, or types: the number of the order. */
export function SellerCode({ number }: { number: string }) {
  const t = useT();
  return (
    <div className={stack({ align: 'center', gap: '0', textAlign: 'center' })}>
      {/* What readers want free around it is all the air there is. */}
      <div className={css({ width: 'full', my: '-12' })}>
        <QrCode text={number} label={t('co.codeImage', { number })} tooLong={t('co.noCode')} />
      </div>
      <div>
        <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{t('co.codeNumber')}</p>
        {/* No tabular figures: its hyphen would be as wide as one. */}
        <p className={css({ textStyle: 'h1' })}>{unbroken(number)}</p>
      </div>
    </div>
  );
}
