/** A sorted copy: `toSorted` is younger than the oldest supported browsers (Chrome 99, Safari 15.4). */
export const sorted = <T>(list: Iterable<T>, compare: (a: T, b: T) => number): T[] => [...list].sort(compare);
