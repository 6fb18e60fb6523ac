import type { ReactNode } from 'react';
import { css, cx } from '@styled/css';
import { arranged } from '@styled/recipes';

export interface Bar {
  readonly name: string;
  /** Its length, percent of the longest. */
  readonly length: number;
  readonly bar: ReactNode;
  /** The figure behind it. */
  readonly value: string;
}

interface Props {
  /** All of it in words, for those who do not see the bars. */
  caption: string;
  /** Over names and bars. */
  name: string;
  /** Over the figures. */
  value: string;
  bars: readonly Bar[];
  /** Names and figures are short: the rest is the bars'. */
  short?: boolean;
}

/** A chart of bars as the table that it is: a name, a bar and a figure a line. */
export const BarTable = ({ caption, name, value, bars, short = false }: Props) => (
  <table className={cx(arranged({ as: 'bars' }), short && arranged({ as: 'shortNames' }))}>
    <caption className={css({ srOnly: true })}>{caption}</caption>
    <colgroup>
      <col />
      <col />
      <col />
    </colgroup>
    <thead>
      <tr>
        <th scope="col" colSpan={2}>
          {name}
        </th>
        <th scope="col">{value}</th>
      </tr>
    </thead>
    <tbody>
      {bars.map((one) => (
        <tr key={one.name}>
          <th scope="row">{one.name}</th>
          <td>
            <div style={{ width: `${one.length}%` }}>{one.bar}</div>
          </td>
          <td>{one.value}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
