/** Default texts of the GST tables; settings override them. */
export const GST_DEFAULTS = {
  gst_table_8: 'Table 8: nil rated, exempt and non-GST supplies',
  gst_table_12: 'Table 12: HSN-wise summary of supplies',
  gst_table_13: 'Table 13: documents issued',
  gst_unit: 'KGS',
  gst_goods: 'Prepared aquatic feed',
  gst_bills: 'Invoices for outward supply',
  gst_credit_notes: 'Credit Note',
} as const
