import { css } from '@styled/css';
import { hstack, stack } from '@styled/patterns';
import { useT } from '../i18n/index.ts';
import type { HostActions, Read } from './props.ts';
import { ErrorBlock, Skeleton } from '../ui/index.ts';
import { MoreIcon } from '../ui/more-icons.tsx';
import { DocumentButton, type DocumentField } from './document-button.tsx';
import { fileSize } from './file-size.ts';

/** What every service tells of a PDF of its own. */
interface PaperLink {
  /** Of the file. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly url: string;
}

interface Props<Link extends PaperLink> {
  title: string;
  read: Pick<Read<Link>, 'data' | 'error' | 'retry'>;
  /** Where the bytes lie, for some minutes. */
  address: (link: Link) => string;
  host: HostActions;
  /** To be opened before the form around it is sent. */
  field?: DocumentField | undefined;
  /** One of several in a list: its ways stand beside its name. */
  row?: boolean;
}

const line = css({ display: 'flex', alignItems: 'center', gap: '12' });
const top = hstack({ gap: '12', alignItems: 'flex-start', minW: '0' });
const middle = hstack({ gap: '12', minW: '0' });

/** What a document is: its name, and what there is to know of it. */
export const PaperName = ({ title, note, row = false }: { title: string; note: string; row?: boolean }) => (
  <div className={row ? middle : top}>
    <MoreIcon name="document" />
    <div className={stack({ gap: '2', minW: '0' })}>
      <p className={css({ textStyle: 'body.strong' })}>{title}</p>
      <p className={css({ textStyle: 'body.sm', color: 'fg.muted', overflowWrap: 'anywhere' })}>{note}</p>
    </div>
  </div>
);

/** A PDF of the claim: what it is, to be opened and handed over. */
export function Paper<Link extends PaperLink>({ title, read, address, host, field, row = false }: Props<Link>) {
  const t = useT();
  if (read.error !== null) return <ErrorBlock title={title} text={read.error} onRetry={read.retry} />;
  if (read.data === undefined) return <Skeleton lines={1} />;
  const label = t('doc.open');
  const size = fileSize(read.data.size, t);
  return (
    <div className={row ? line : stack({ gap: '12' })}>
      <PaperName title={title} note={row ? size : `${read.data.name}, ${size}`} row={row} />
      <DocumentButton
        address={address(read.data)}
        title={title}
        name={read.data.name}
        label={`${label}: ${title}`}
        row={row}
        host={host}
        {...field}
      >
        {row ? <MoreIcon name="forward" /> : label}
      </DocumentButton>
    </div>
  );
}
