-- What prices of listings were last reckoned at. Rates follow what operators approve; listings follow them in small steps.
alter table reference_rate add column listed numeric(18, 8);
update reference_rate set listed = usd;
