/** What vanilla-extract tells of a class: its file, and `hash`, the file's own with the number of the class within it. */
interface Named {
  readonly hash: string;
  readonly filePath: string;
}

const letters = 26;

/**
 * Names classes by four characters a file and the number within it, which are half of what they have otherwise: a name stands in the
 * style sheet and in the script, and nothing makes it smaller on its way. Throws where two files would have the same four.
 */
export const shortNames = (): ((named: Named) => string) => {
  const hashes = new Map<string, string>();
  const files = new Map<string, string>();
  return ({ hash, filePath }) => {
    // The first class of a file has the number 0.
    const ofFile = hashes.get(filePath) ?? hash.slice(0, -1);
    hashes.set(filePath, ofFile);
    const number = Number.parseInt(ofFile, 36);
    const name =
      String.fromCodePoint(0x61 + (number % letters)) +
      Math.floor(number / letters)
        .toString(36)
        .slice(-3);
    const other = files.get(name) ?? filePath;
    if (other !== filePath) throw new Error(`${filePath} and ${other} have one short name: rename one of them`);
    files.set(name, filePath);
    return name + hash.slice(ofFile.length);
  };
};
