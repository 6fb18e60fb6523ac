import { arranged } from '@styled/recipes';
import { phone as showPhone } from '../../../../i18n/format.ts';
import { useT } from '../../../../i18n/index.ts';
import { Button, ErrorBlock, Skeleton, type ModalProps } from '../../../../ui/index.ts';
import { DialogFrame } from '../../../../ui/dialogs/frame.tsx';
import type { StationsOptions } from './stations-dialog.tsx';
import type { ContactUsOptions } from '../../../../ui/dialogs/options.ts';
import { ContactLinks } from '../../../../ui/parts/contact-links.tsx';
import { useStations } from './use-stations.ts';

/** Whom one may call or write to: us first, then the stations. */
export default function NumbersDialog({
  options: { load, call, contacts },
}: ModalProps<StationsOptions & { readonly contacts: ContactUsOptions }>) {
  const t = useT();
  const stations = useStations(load);
  const list = stations.phase === 'ready' ? stations.list : [];
  return (
    <DialogFrame title={t('btsd.numbers')}>
      <ContactLinks {...contacts} />
      <ul className={arranged({ as: 'numbers' })}>
        {list.map(({ id, name, address, workTime, phone }) => (
          <li key={id}>
            <div>
              <p>{name}</p>
              <p>{address}</p>
              <p>{workTime}</p>
            </div>
            <Button tone="quiet" onClick={() => call(phone)} aria-label={`${name}: ${showPhone(phone)}`}>
              {showPhone(phone)}
            </Button>
          </li>
        ))}
      </ul>
      {stations.phase === 'loading' && <Skeleton lines={1} />}
      {stations.phase === 'failed' && <ErrorBlock title={t('search.failed')} onRetry={stations.retry} />}
    </DialogFrame>
  );
}
