/** What flows report of their use (domain 3.17): ids and aliases of ours; nobody's data. */
export interface FlowReports {
  sms_sent: { flow: string };
  sms_confirmed: { flow: string };
  sms_failed: { flow: string; kind: string };
  bank_sent: { flow: string };
  bank_answer: { bank: string; status: string };
  bank_selected: { bank: string };
  offer_selected: { company: string };
  payment_result: { status: string };
  decline: { flow: string };
  repeat: { flow: string };
}

type AllReports = FlowReports;
declare module './kit/register.ts' {
  interface Register {
    reports: AllReports;
  }
}
