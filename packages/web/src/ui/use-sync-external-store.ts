// What libraries bring for versions of React that had none of their own.
export { useSyncExternalStore } from 'react';
