import { strToU8, zipSync } from 'fflate';

/** A sheet of a workbook: its name and the texts of its cells. */
export interface TemplateSheet {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (one) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[one] ?? one);
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const parts = 'http://schemas.openxmlformats.org/package/2006';
const kinds = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

function columnName(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : `${columnName(Math.floor(at / 26) - 1)}${letter}`;
}

/* All cells are texts, so that no program turns sizes into dates or phone numbers into numbers. */
const sheetXml = ({ rows }: TemplateSheet): string => {
  const cells = rows.map((row, y) => {
    const all = row.map((text, x) =>
      text === ''
        ? ''
        : `<c r="${columnName(x)}${y + 1}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`,
    );
    return `<row r="${y + 1}">${all.join('')}</row>`;
  });
  return `${head}<worksheet xmlns="${main}"><cols><col min="1" max="80" width="20" customWidth="1"/></cols><sheetData>${cells.join('')}</sheetData></worksheet>`;
};

/** An `.xlsx` file with these sheets. */
export function workbook(sheets: readonly TemplateSheet[]): Blob {
  const list = (each: (number: number, name: string) => string) =>
    sheets.map(({ name }, at) => each(at + 1, name)).join('');
  const files: Readonly<Record<string, string>> = {
    '[Content_Types].xml': `${head}<Types xmlns="${parts}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${kinds}.sheet.main+xml"/>${list((n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${kinds}.worksheet+xml"/>`)}</Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${parts}/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${list((n, name) => `<sheet name="${escaped(name)}" sheetId="${n}" r:id="r${n}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${parts}/relationships">${list((n) => `<Relationship Id="r${n}" Type="${office}/worksheet" Target="worksheets/sheet${n}.xml"/>`)}</Relationships>`,
    ...Object.fromEntries(sheets.map((sheet, at) => [`xl/worksheets/sheet${at + 1}.xml`, sheetXml(sheet)])),
  };
  const packed = zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
  return new Blob([new Uint8Array(packed)], { type: `${kinds}.sheet` });
}
