/** Where the documents of a negotiation are shown, the same path in the buyer's, the seller's and the operators' front-end. */
export const sourcingRoutes = {
  inquiry: (id: string) => `/inquiries/${id}`,
  thread: (id: string) => `/negotiations/${id}`,
  quotation: (id: string) => `/quotations/${id}`,
  comparison: (inquiryId: string) => `/inquiries/${inquiryId}/compare`,
} as const
