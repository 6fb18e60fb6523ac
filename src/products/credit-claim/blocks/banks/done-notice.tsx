import type { ReactNode } from 'react';
import { css } from '@styled/css';
import { useT } from '../../../../i18n/index.ts';
import type { HostActions } from '../../../../blocks/props.ts';
import { Notice, SummaryList } from '../../../../ui/index.ts';
import { ReturnMain } from '../../../../blocks/return-main.tsx';

/** A good end: what happened, the number, what comes next. Survives being opened again. */
export function DoneNotice({
  screen,
  title,
  text,
  number,
  host,
  children,
  proof,
}: {
  screen: string;
  title: string;
  text: string;
  /** The claim's, once it is known. */
  number: string | undefined;
  host: HostActions;
  children: ReactNode;
  /** Above what can be done: what it was that ended well. */
  proof?: ReactNode;
}) {
  const t = useT();
  return (
    <div data-screen={screen}>
      <Notice level="h1" tone="success" icon="check" title={title} text={text}>
        {number && <SummaryList rows={[{ label: t('b.number'), value: number }]} />}
        {proof && <div className={css({ textAlign: 'start', pb: '12' })}>{proof}</div>}
        {children}
        <ReturnMain host={host} />
      </Notice>
    </div>
  );
}
