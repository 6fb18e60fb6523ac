import { stepLine } from '@styled/recipes';

/** A piece for each stage: those before are full, `part` of the present one is; what it draws is said in words beside it. */
export function StageBar({
  at,
  of,
  part,
}: {
  /** From 0. */ at: number;
  of: number;
  /** Of a hundred. */ part: number;
}) {
  const classes = stepLine();
  return (
    <ol aria-hidden="true" className={classes.bar}>
      {Array.from({ length: of }, (_, index) => (
        <li key={index} className={classes.piece}>
          {/* Its width as an attribute: the page may come drawn, and styles in attributes are forbidden there. */}
          {index <= at && <svg className={classes.fill} width={`${index < at ? 100 : part}%`} />}
        </li>
      ))}
    </ol>
  );
}
