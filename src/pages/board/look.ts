/** Customers and banks act meanwhile: a list of claims follows without a reload. */
export const LOOK_MS = 15_000;
