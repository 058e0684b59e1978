/** The dialog for compliments and complaints (P2.17); it has no route, because a parameter in any page's address opens it. */
export const feedbackDialog = () => import('./FeedbackDialog.tsx').then((file) => file.FeedbackDialog);
