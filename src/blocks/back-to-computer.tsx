import { useT } from '../i18n/index.ts';
import { Banner } from '../ui/index.ts';
import type { HostActions } from './props.ts';

/** On a phone that has taken a step over from a computer, once the step is done: what is done, and where it goes on. */
export function BackToComputer({ host, done }: { host: HostActions; done: string }) {
  const t = useT();
  if (!host.fromComputer()) return null;
  return (
    <Banner tone="success" live>
      <p>
        <strong>{done}</strong>
      </p>
      <p>{t('phone.done')}</p>
    </Banner>
  );
}
