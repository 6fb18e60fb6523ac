/** What may be chosen beside the aliases of insurers: a policy of the client's own, and none. */
export const OWN_POLICY = 'own_policy';
export const DECLINE = 'decline';
