const sampleReference = /^SR\d+$/;

/** Whether the whole of a text is a sample request's number: SR followed by digits (specification §sample-orders, decisions §sample-numbers). */
export const isSampleReference = (text: string | null | undefined): boolean => sampleReference.test(text ?? '');
