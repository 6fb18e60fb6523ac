import { createContext } from 'react';

/** What a form tells the shell around it. */
interface FormReports {
  /** How many errors it has now: the page's title begins with "Ошибка:". */
  errors(count: number): void;
  /** A press was refused, by our rules or the server's, for these fields. */
  refused(fields: readonly string[]): void;
}
/** The screen's name in the title of the page, among the steps it is one of. */
export type Titled = (name: string) => string;
/** What a screen tells the shell around it. */
export interface ScreenReports extends FormReports {
  /** It is a step of many; null: no more. */
  titled(make: Titled | null): void;
}
const nothing = () => undefined;
export const ScreenReportsContext = createContext<ScreenReports>({
  errors: nothing,
  refused: nothing,
  titled: nothing,
});
