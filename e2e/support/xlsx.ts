import { crc32 } from 'node:zlib';

type Cell = string | number;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const cellOf = (cell: Cell, name: string): string =>
  typeof cell === 'number'
    ? `<c r="${name}"><v>${cell}</v></c>`
    : `<c r="${name}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
const sheetOf = (rows: readonly (readonly Cell[])[]): string => {
  const data = rows.map(
    (row, y) => `<row r="${y + 1}">${row.map((cell, x) => cellOf(cell, `${'ABCDEFGH'[x]}${y + 1}`)).join('')}</row>`,
  );
  const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  return `<worksheet xmlns="${spreadsheet}"><sheetData>${data.join('')}</sheetData></worksheet>`;
};

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relation = (n: number, type: string, target: string): string =>
  `<Relationship Id="rId${n}" Type="${office}/${type}" Target="${target}"/>`;
const relations = (links: string): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${links}</Relationships>`;
const typeOf = (part: string, kind: string): string =>
  `<Override PartName="${part}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml"/>`;

/** The parts of the smallest workbook there is. */
const partsOf = (sheets: readonly (readonly [name: string, rows: readonly (readonly Cell[])[]])[]) => {
  const numbered = sheets.map(([name, rows], index) => ({ name, rows, n: index + 1 }));
  const types = numbered.map(({ n }) => typeOf(`/xl/worksheets/sheet${n}.xml`, 'worksheet')).join('');
  const names = numbered
    .map(({ name, n }) => `<sheet name="${escaped(name)}" sheetId="${n}" r:id="rId${n}"/>`)
    .join('');
  const links = numbered.map(({ n }) => relation(n, 'worksheet', `worksheets/sheet${n}.xml`)).join('');
  return {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${typeOf('/xl/workbook.xml', 'sheet.main')}${types}</Types>`,
    '_rels/.rels': relations(relation(1, 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${office}"><sheets>${names}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(links),
    ...Object.fromEntries(numbered.map(({ rows, n }) => [`xl/worksheets/sheet${n}.xml`, sheetOf(rows)])),
  };
};

/** The fields that a file has in both headers of an archive: nothing is compressed, and no time is given. */
const fieldsOf = (name: string, content: Buffer): Buffer => {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt32LE(crc32(content), 10);
  fields.writeUInt32LE(content.length, 14);
  fields.writeUInt32LE(content.length, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
};

/** A workbook, as spreadsheets save it; sheets beside the order stand before it. */
export const xlsxOf = (
  rows: readonly (readonly Cell[])[],
  before: Readonly<Record<string, readonly (readonly Cell[])[]>> = {},
): Buffer => {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(partsOf([...Object.entries(before), ['Order', rows]]))) {
    const content = Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${text}`);
    const fields = fieldsOf(name, content);
    const file = Buffer.concat([Buffer.from('PK\u0003\u0004'), fields, Buffer.from(name), content]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), fields, place, Buffer.from(name));
    files.push(file);
    offset += file.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(index.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, index, end]);
};
