/** Payment, credit and terms side by side: each as wide as lets its words stand in as few lines as the others'. */
export const figureColumns = 'minmax(0, 1.28fr) minmax(0, 1.82fr) minmax(0, 1fr)';
