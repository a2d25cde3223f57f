-- A shop opens with payment terms: what nobody has chosen for it yet is the transfer that everybody in foreign trade takes.
update store set accept_payments = '{tt}' where status in ('applied', 'rejected', 'preparing') and accept_payments = '{}';
