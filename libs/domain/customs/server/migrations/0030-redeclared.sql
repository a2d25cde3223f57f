-- What customs said of an entry that it returned is not of the one that is declared anew.
update declaration_form set declare_date = null, release_date = null, clear_date = null, paper_docs_required = false, guaranteed = false
where revision > 1 and channel = 'online'
  and status in ('draft', 'pending_review', 'review_rejected', 'reviewed', 'pushing', 'push_failed', 'sw_staged', 'cancelled')
  and (declare_date is not null or release_date is not null or clear_date is not null or paper_docs_required or guaranteed);
