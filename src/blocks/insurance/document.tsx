import { css } from '@styled/css';
import { hstack, stack } from '@styled/patterns';
import type { CallOutput } from '../../../openapi/index.ts';
import { useT } from '../../i18n/index.ts';
import type { HostActions, Read } from '../../screens/props.ts';
import { Button, ErrorBlock, OuterLink, Skeleton } from '../../ui/index.ts';
import { Icon } from '../../ui/icons.tsx';
import { fileSize } from '../file-size.ts';

type Link = CallOutput<'getPolicyDocument'>;

interface Props {
  title: string;
  read: Read<Link>;
  /** Where the bytes lie, for some minutes. */
  address: (link: Link) => string;
  host: HostActions;
  onOpened?: () => void;
}

/** A PDF of the claim: opened by the viewer of the device, or by the app around us. */
export function InsuranceDocument({ title, read, address, host, onOpened }: Props) {
  const t = useT();
  if (read.error !== null) return <ErrorBlock title={title} text={read.error} onRetry={read.retry} />;
  if (read.data === undefined) return <Skeleton lines={1} />;
  const url = address(read.data);
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
      {host.webview ? (
        <Button
          full
          tone="secondary"
          aria-label={`${label}: ${title}`}
          onClick={() => {
            host.openDocument(url, title);
            onOpened?.();
          }}
        >
          {label}
        </Button>
      ) : (
        <OuterLink href={url} look="button" target="_blank" aria-label={`${label}: ${title}`} onClick={onOpened}>
          {label}
        </OuterLink>
      )}
    </div>
  );
}
