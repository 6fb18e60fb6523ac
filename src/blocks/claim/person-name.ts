/** Family name first, as papers have it. */
export const personName = (person: { lastName: string; firstName: string; patronymic: string | null }): string =>
  [person.lastName, person.firstName, person.patronymic].filter(Boolean).join(' ');
