/**
 * Places on a line (0 to 1, in order), pushed apart until each is `gap` from the next and all are still on the line; order
 * and ends stay. Where so many do not fit, they stand at even distances.
 */
export const spread = (places: readonly number[], gap: number): number[] => {
  const apart = places.length < 2 ? 0 : Math.min(gap, 1 / (places.length - 1));
  const ahead: number[] = [];
  for (const place of places) ahead.push(Math.max(place, (ahead.at(-1) ?? -apart) + apart));
  const back: number[] = [];
  for (const place of ahead.reverse()) back.push(Math.min(place, (back.at(-1) ?? 1 + apart) - apart));
  return back.reverse();
};
