/** The dialog of compliments and complaints (P2.17); it has no route of its own, the address of any page opens it. */
export const feedbackDialog = () => import('./FeedbackDialog.tsx').then((file) => file.FeedbackDialog);
