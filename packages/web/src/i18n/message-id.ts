/**
 * What a text is found by in a catalogue, so that no catalogue holds the English texts as well: its 32-bit FNV-1a hash. The build
 * sees to it that no two texts have the same.
 */
export const messageId = (text: string): string => {
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93);
  return (hash >>> 0).toString(36);
};
