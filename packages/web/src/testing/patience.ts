import { configure } from '@testing-library/dom';

// What a page shows at last may take longer than a second to be there on a busy machine.
configure({ asyncUtilTimeout: 20_000 });
