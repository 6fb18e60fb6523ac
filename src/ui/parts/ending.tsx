import { type ReactNode, use } from 'react';
import { notice } from '@styled/recipes';
import { type AboutHelp, HelpContext } from './help.ts';
import { useWide } from '../use-wide.ts';
import { Notice, type NoticeProps } from './notice.tsx';

interface EndingProps extends Omit<NoticeProps, 'level' | 'places'> {
  /** What it is about, or what comes next: above the buttons. */
  about?: ReactNode;
  /** Whom to ask: last, or first where that is the thing to do. */
  ask?: AboutHelp;
  /** Too little for two columns: one card in the middle, as where there is nothing beside. */
  narrow?: boolean;
}

/** A page that is a notice. What it is about stands beside it where there is room, with whom to ask; without that, all is one column. */
export function Ending({ about, ask, narrow = false, children, ...said }: EndingProps) {
  const help = use(HelpContext);
  const isWide = useWide();
  const { actions } = notice();
  const asked = ask && help(ask);
  const last = !ask?.first && asked;
  const two = isWide && !narrow && about && last;
  const beside = about && (
    <div className={actions} data-beside>
      {about}
      {two && last}
    </div>
  );
  return (
    <Notice
      {...said}
      level="h1"
      places={
        <>
          {!two && beside}
          {ask?.first && asked}
          {children && <div className={actions}>{children}</div>}
          {two ? beside : last}
        </>
      }
    />
  );
}
