import { css } from '@styled/css';
import { hstack, stack } from '@styled/patterns';
import type { CallOutput } from '../../../openapi/index.ts';
import { useT } from '../../i18n/index.ts';
import type { HostActions, Read } from '../../screens/props.ts';
import { ErrorBlock, Skeleton } from '../../ui/index.ts';
import { Icon } from '../../ui/icons.tsx';
import { DocumentButton } from '../document-button.tsx';
import { fileSize } from '../file-size.ts';

type Link = CallOutput<'getPolicyDocument'>;

interface Props {
  title: string;
  read: Read<Link>;
  /** Where the bytes lie, for some minutes. */
  address: (link: Link) => string;
  host: HostActions;
}

/** A PDF of the claim: what it is, to be opened and handed over. */
export function InsuranceDocument({ title, read, address, host }: Props) {
  const t = useT();
  if (read.error !== null) return <ErrorBlock title={title} text={read.error} onRetry={read.retry} />;
  if (read.data === undefined) return <Skeleton lines={1} />;
  const label = t('ins.document.open');
  return (
    <div className={stack({ gap: '12' })}>
      <div className={hstack({ gap: '12', alignItems: 'flex-start' })}>
        <Icon name="document" />
        <div className={stack({ gap: '2', minW: '0' })}>
          <p className={css({ textStyle: 'body.strong' })}>{title}</p>
          <p className={css({ textStyle: 'body.sm', color: 'fg.muted', overflowWrap: 'anywhere' })}>
            {`${read.data.name}, ${fileSize(read.data.size, t)}`}
          </p>
        </div>
      </div>
      <DocumentButton
        address={address(read.data)}
        title={title}
        name={read.data.name}
        label={`${label}: ${title}`}
        host={host}
      >
        {label}
      </DocumentButton>
    </div>
  );
}
