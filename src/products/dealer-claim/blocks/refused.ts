/** A refused field of the claim's input, as the step's form names it. */
const NAMES: Readonly<Record<string, string>> = {
  'product.carType': 'carType',
  'product.carMarkId': 'markId',
  'product.carModelId': 'modelId',
  'product.carProductionYear': 'productionYear',
  'product.carEngineType': 'engineType',
  'product.carMileage': 'mileage',
  'product.carPlate': 'plate',
  'product.carVin': 'vin',
  'product.carPrice': 'price',
  'product.carDiscount': 'discount',
  'product.paymentType': 'paymentType',
};

type Fields = Readonly<Record<string, string[]>>;

/** The server's refusal by the names of a form; what belongs to other steps is left out. */
export const refusedOf = (fields: Fields | undefined, form: object): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(fields ?? {})
      .map(([field, words]): [string, string[]] => [NAMES[field] ?? field, words])
      .filter(([name]) => name in form),
  );
