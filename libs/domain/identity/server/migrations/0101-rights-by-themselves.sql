-- A single right stands for itself: `roles` names the built-in ones that a member was given, and none in whose place the rights stood.
update company_member set roles = array(select jsonb_array_elements_text(own_rights -> 'given')) where own_rights is not null;
