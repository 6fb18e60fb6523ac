import { lazy, Suspense, useSyncExternalStore } from 'react';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { arranged } from '@styled/recipes';
import { FROM_COMPUTER } from '../../machines/kit/address.ts';
import { useT } from '../i18n/index.ts';
import { Card, Skeleton } from '../ui/index.ts';

/** A computer: room for a second column, and no camera in the hand. */
const COMPUTER = '(min-width: 64rem) and (hover: hover) and (pointer: fine)';
// Phones never show one.
const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }));

const follow = (changed: () => void): (() => void) => {
  const query = matchMedia(COMPUTER);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Whether the page stands at a computer, where a camera is better had in the hand. */
const useComputer = (): boolean =>
  useSyncExternalStore(
    follow,
    () => matchMedia(COMPUTER).matches,
    () => false,
  );

/**
 * At a computer: a code that opens the same claim on the phone, whose camera the step asks for.
 * @param url that signs the customer in; null: there is none. @returns null on a phone, or without an address
 */
export const usePhoneHandOver = (url: string | null): React.ReactNode => {
  const atComputer = useComputer();
  return atComputer && url !== null ? <PhoneHandOver url={url} /> : null;
};

function PhoneHandOver({ url }: { url: string }) {
  const t = useT();
  return (
    <Card as="section" aria-labelledby="on-phone">
      <div className={arranged({ as: 'byPhone' })}>
        <div className={stack({ gap: '8' })}>
          <h2 id="on-phone" className={css({ textStyle: 'h3' })}>
            {t('phone.title')}
          </h2>
          <p>{t('phone.text')}</p>
          <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{t('phone.secret')}</p>
        </div>
        <Suspense fallback={<Skeleton />}>
          <QrCode text={url + FROM_COMPUTER} label={t('phone.qr')} tooLong={t('phone.noQr')} />
        </Suspense>
      </div>
    </Card>
  );
}
