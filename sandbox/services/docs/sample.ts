/** What a sample statement shows. */
export interface SampleStatement {
  readonly personalNumber: string;
  /** Months with a contribution, counted back from the month before `issuedAt`. */
  readonly months: number;
  /** Integer tenge a month; the contribution is a tenth of it. */
  readonly salary: number;
  /** Sandbox milliseconds. */
  readonly issuedAt: number;
}

const ZONE_MS = 5 * 3_600_000;

/** A one-page PDF with a text layer, as a pension fund would give it: to try the upload of an account statement. Pure. */
export function sampleStatement({ personalNumber, months, salary, issuedAt }: SampleStatement): Buffer {
  const day = new Date(issuedAt + ZONE_MS);
  const rows = Array.from({ length: months }, (_, index) => {
    const month = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - months + index, 1));
    return `${two(month.getUTCMonth() + 1)}.${month.getUTCFullYear()}    ${grouped(Math.round(salary / 10))} KZT`;
  });
  return pdf([
    'Statement of pension contributions (training sample)',
    `IIN: ${personalNumber}`,
    `Issued: ${two(day.getUTCDate())}.${two(day.getUTCMonth() + 1)}.${day.getUTCFullYear()}`,
    'Payer BIN: 190340001233',
    'Month      Contribution',
    ...rows,
  ]);
}

/** A one-page policy of casco with a text layer: to try the upload of one's own. Pure. */
export function samplePolicy({ vin, until }: { readonly vin: string; readonly until: string }): Buffer {
  return pdf(['Casco policy (training sample)', 'Number: XX-000001', `VIN: ${vin}`, `Valid until: ${until}`]);
}

function pdf(lines: readonly string[]): Buffer {
  const shown = lines.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`).join('\n');
  const content = `BT /F1 12 Tf 16 TL 56 780 Td\n${shown}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

const two = (figure: number): string => String(figure).padStart(2, '0');
const grouped = (figure: number): string => String(figure).replace(/\B(?=(\d{3})+$)/g, ' ');
