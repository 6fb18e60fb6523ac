import { type ReactNode, use } from 'react';
import { notice } from '@styled/recipes';
import { type AboutHelp, HelpContext } from './help.ts';
import { Notice, type NoticeProps } from './notice.tsx';

interface EndingProps extends Omit<NoticeProps, 'level' | 'places'> {
  /** What it is about, or what comes next: above the buttons; where there is room, beside all of it. */
  about?: ReactNode;
  /** Whom to ask: last, or first where that is the thing to do; beside it all where there is room and nothing else. */
  ask?: AboutHelp;
}

/** A page that is a notice, with what it is about and whom to ask. */
export function Ending({ about, ask, children, ...said }: EndingProps) {
  const help = use(HelpContext);
  const { actions } = notice();
  return (
    <Notice
      {...said}
      level="h1"
      places={
        <>
          {about && (
            <div className={actions} data-beside>
              {about}
            </div>
          )}
          {ask?.first && help(ask)}
          {children && <div className={actions}>{children}</div>}
          {ask && !ask.first && help(ask)}
        </>
      }
    />
  );
}
